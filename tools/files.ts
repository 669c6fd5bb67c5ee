/**
 * `npm run files` copies the uploaded files of DATA_DIR/files to the bucket of S3_BUCKET. Interrupted, it continues where it was: what the
 * bucket has with the same size and hash is skipped. `-- --remove` also deletes each local file that the bucket has confirmed. It may run
 * while the product runs with S3_BUCKET set.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { copyToBucket, type Copied } from '#server/files/copy.ts'
import { s3Files } from '#server/files/s3.ts'

const TELL_EVERY = 200

const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
// it opens no database; the configuration requires an address nevertheless
const config = readConfig({ DATABASE_URL: 'postgres://unused', ...process.env })
if (config.S3_BUCKET === undefined) {
  console.error('S3_BUCKET is not set: files stay in DATA_DIR. See "File storage" in docs/operations.md.')
  process.exit(2)
}
const to = s3Files(config, config.S3_BUCKET)
const line = ({ found, copied, known, removed }: Copied): string =>
  `${found} files: ${copied} copied, ${known} already there${values.remove ? `, ${removed} removed here` : ''}`

try {
  const done = await copyToBucket({
    dataDir: config.DATA_DIR,
    to,
    isRemoving: values.remove,
    tell: (so) => void (so.found % TELL_EVERY === 0 && console.log(line(so))),
  })
  console.log(`${line(done)}. ${config.DATA_DIR} → s3://${config.S3_BUCKET}/${config.S3_PREFIX}`)
  if (done.strange > 0) console.log(`${done.strange} other entries in the folder were left alone.`)
} catch (error) {
  console.error(
    `Stopped: ${error instanceof Error ? error.message : String(error)}. Run it again to continue.`,
  )
  process.exitCode = 1
} finally {
  to.close()
}
