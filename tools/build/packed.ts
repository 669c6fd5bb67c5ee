import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)
/** A seventh smaller than what a server can do while someone waits; the last step above it takes four times as long. */
const QUALITY = 10
/** Shorter files travel in one packet anyway. */
const LEAST_BYTES = 1_024
const TEXT = /\.(js|css|html)$/

/** Lays beside each file of a build the same in Brotli, so that no server packs it again and again. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName))
      await Promise.all(
        files.map(async (file) => {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (text.length < LEAST_BYTES) return
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          }
          await writeFile(join(dir, `${file.fileName}.br`), await pack(text, { params }))
        }),
      )
    },
  }
}
