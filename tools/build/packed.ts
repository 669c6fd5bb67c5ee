import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)
/** A seventh smaller than on-the-fly compression at the server; the highest level above it takes four times as long. */
const QUALITY = 10
/** Shorter files fit into one packet anyway. */
const LEAST_BYTES = 1_024
const TEXT = /\.(js|css|html)$/

/** Writes a Brotli copy beside each file of a build, so that no server compresses it repeatedly. */
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
