internal import playground

Playground.main()
