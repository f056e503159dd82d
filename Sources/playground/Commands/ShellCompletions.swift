/// Completions of the command line, from the declarations of the commands and their options.
enum ShellCompletions {
  private static let names = Command.all.map(\.name)
  /// Commands with a selector behind their file.
  private static let asking = ["why", "sweep", "predict"]

  private static func words(_ options: [Option]) -> [String] { options.flatMap { option in ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? []) } }
  /// Every option with a value, once, with what completes it. Options of one name share their choices.
  private static var valued: [(words: [String], choices: Option.Choices)] {
    var seen = Set<String>()
    return (Command.all.flatMap(\.allOptions) + Command.prompt.options).filter { $0.value != nil && seen.insert($0.name).inserted }
      .map { (words([$0]), $0.choices) }
  }
  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  // MARK: bash

  static var bash: String {
    var text = """
      # bash completion of playground; source <(playground completions bash)
      _playground_lines() {
        local line
        while IFS= read -r line; do
          [[ $line == "$cur"* ]] && COMPREPLY+=("$(printf %q "$line")")
        done
      }
      _playground() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="" command="" file="" word
        COMPREPLY=()
        [[ $COMP_CWORD -gt 0 ]] && prev="${COMP_WORDS[COMP_CWORD-1]}"
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in
            \(names.joined(separator: "|"))) [[ -z $command && -z $file ]] && command="$word" ;;
            *.swift|*.md) [[ -z $file ]] && file="$word" ;;
          esac
        done
        case "$prev" in

      """
    for (words, choices) in valued { text += "    \(words.joined(separator: "|"))) \(bash(choices)); return ;;\n" }
    text += "  esac\n  if [[ $cur == -* ]]; then\n    case \"$command\" in\n"
    for command in Command.all { text += "      \(command.name)) COMPREPLY=($(compgen -W \(quoted(words(command.allOptions).joined(separator: " "))) -- \"$cur\")) ;;\n" }
    let open = words(Command.prompt.options) + ["--help", "--version"]
    text += "      *) COMPREPLY=($(compgen -W \(quoted(open.joined(separator: " "))) -- \"$cur\")) ;;\n    esac\n    return\n  fi\n"
    text += """
        case "$command" in
          \(asking.joined(separator: "|"))) [[ -n $file ]] && { _playground_lines < <(playground completions selectors "$file" 2>/dev/null); return; } ;;
          completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$cur")); return ;;
          lesson) COMPREPLY=($(compgen -W 'new lint record' -- "$cur")) ;;
        esac
        compopt -o filenames 2>/dev/null
        COMPREPLY+=($(compgen -d -- "$cur") $(compgen -f -X '!*.@(swift|md)' -- "$cur"))
        [[ -z $command && -z $file ]] && COMPREPLY+=($(compgen -W \(quoted(names.joined(separator: " "))) -- "$cur"))
      }
      shopt -s extglob
      complete -F _playground playground

      """
    return text
  }
  private static func bash(_ choices: Option.Choices) -> String {
    switch choices {
    case .words(let words): "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$cur\"))"
    case .previews: "[[ -n $file ]] && _playground_lines < <(playground completions names \"$file\" 2>/dev/null)"
    case .files: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$cur\"))"
    case .folders: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$cur\"))"
    case .anything: ":"
    }
  }

  // MARK: zsh

  static var zsh: String {
    var text = """
      #compdef playground
      # zsh completion of playground; put it into a folder of $fpath as _playground
      _playground() {
        local command file word
        local -a found
        for word in ${words[2,CURRENT-1]}; do
          case $word in
            (\(names.joined(separator: "|"))) [[ -z $command && -z $file ]] && command=$word ;;
            (*.swift|*.md) [[ -z $file ]] && file=$word ;;
          esac
        done
        case ${words[CURRENT-1]} in

      """
    for (words, choices) in valued { text += "    (\(words.joined(separator: "|"))) \(zsh(choices)); return ;;\n" }
    text += "  esac\n  if [[ ${words[CURRENT]} == -* ]]; then\n    case $command in\n"
    for command in Command.all { text += "      (\(command.name)) found=(\(described(command.allOptions))) ;;\n" }
    text += "      (*) found=(\(described(Command.prompt.options))) ;;\n    esac\n    _describe -o option found\n    return\n  fi\n  case $command in\n"
    text +=
      "    (\(asking.joined(separator: "|"))) if [[ -n $file ]]; then found=(${(f)\"$(playground completions selectors $file 2>/dev/null)\"}); compadd -a found; return; fi ;;\n"
    text += "    (completions) compadd bash zsh fish; return ;;\n  esac\n"
    text += "  if [[ -z $command && -z $file ]]; then\n    found=(\(Command.all.map { quoted($0.name + ":" + $0.summary.replacing(":", with: "\\:")) }.joined(separator: " ")))\n"
    return text + "    _describe command found\n  fi\n  _files -g '*.(swift|md)(-.)'\n}\ncompdef _playground playground 2>/dev/null || _playground \"$@\"\n"
  }
  private static func described(_ options: [Option]) -> String {
    options.map { quoted("--\($0.name):" + $0.help.replacing(":", with: "\\:")) }.joined(separator: " ")
  }
  private static func zsh(_ choices: Option.Choices) -> String {
    switch choices {
    case .words(let words): "compadd -- " + words.joined(separator: " ")
    case .previews: "[[ -n $file ]] && found=(${(f)\"$(playground completions names $file 2>/dev/null)\"}) && compadd -a found"
    case .files: "_files"
    case .folders: "_files -/"
    case .anything: "_message value"
    }
  }

  // MARK: fish

  static var fish: String {
    var text = """
      # fish completion of playground; playground completions fish > ~/.config/fish/completions/playground.fish
      function __playground_file
        for word in (commandline -opc)
          string match -qr '\\.(swift|md)$' -- $word; and echo $word; and return
        end
        return 1
      end

      """
    for command in Command.all { text += "complete -c playground -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n" }
    func add(_ option: Option, _ condition: String) {
      let short = option.short.map { " -s \($0)" } ?? ""
      text += "complete -c playground -n \(quoted(condition)) -l \(option.name)\(short)\(option.value == nil ? "" : fish(option.choices)) -d \(quoted(option.help))\n"
    }
    for command in Command.all { for option in command.allOptions { add(option, "__fish_seen_subcommand_from \(command.name)") } }
    for option in Command.prompt.options { add(option, "not __fish_seen_subcommand_from \(names.joined(separator: " "))") }
    for name in asking {
      text += "complete -c playground -n '__fish_seen_subcommand_from \(name); and __playground_file' -a '(playground completions selectors (__playground_file) 2>/dev/null)'\n"
    }
    return text + "complete -c playground -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'\n"
  }
  private static func fish(_ choices: Option.Choices) -> String {
    switch choices {
    case .words(let words): " -x -a " + quoted(words.joined(separator: " "))
    case .previews: " -x -a '(playground completions names (__playground_file) 2>/dev/null)'"
    case .files: " -r"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .anything: " -x"
    }
  }
}
