import { existsSync } from 'node:fs'
import { createServer } from 'vite'

/**
 * `npm run game:preview river-dragon`: a game's scene with its golden rounds, without a server. The picker at the upper left offers every
 * state of the page.
 */
const root = new URL('../apps/game/', import.meta.url).pathname
const [game = 'river-dragon'] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
const port = Number(process.env['SCENE_PORT'] ?? 5541)

if (!existsSync(`${root}vite.config.ts`)) throw new Error(`no game page at ${root}`)
const server = await createServer({
  configFile: `${root}vite.config.ts`,
  root,
  server: { port, strictPort: false },
})
await server.listen()
const [address] = server.resolvedUrls?.local ?? []
console.log(`Scene of ${game}: ${address}studio.html?game=${game}`)
process.on('SIGINT', () => void server.close().then(() => process.exit(0)))
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
