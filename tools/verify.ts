/** `npm run verify`: recomputes a round with no server and no network; what it is asked with stands in verify/command.ts. */
import { enableCompileCache } from 'node:module'

// read as it was the last time: most of the command's time would be reading the rules
enableCompileCache()
await import('./verify/command.ts')
