/** `npm run verify`: recomputes a round without server or network; verify/command.ts describes its options. */
import { enableCompileCache } from 'node:module'

// uses the compile cache: loading the rules would take most of the command's time
enableCompileCache()
await import('./verify/command.ts')
