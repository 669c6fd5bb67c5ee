import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FIRST_PAINT = new URL('../../packages/ui/theme/first-paint.js', import.meta.url)

/** The script that runs before the first paint: the part shared by all apps, and what one adds to it. */
export function themeText(own?: URL): string {
  return [FIRST_PAINT, ...(own ? [own] : [])].map((file) => readFileSync(file, 'utf8')).join('\n')
}

/** The same as a file, `/theme.js`. */
export function themeScript(own?: URL): Plugin {
  const text = () => themeText(own)
  return {
    name: 'theme-script',
    configureServer(server) {
      server.middlewares.use('/theme.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(text())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: text() })
    },
  }
}
