import { hash } from 'node:crypto'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { checkedName, missingFile, type FileStore } from './store.ts'

type Declared = Pick<
  Config,
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_PREFIX'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
  | 'S3_ENCRYPTION'
>

/** A bucket that does not respond within these fails the try; the client makes up to three. */
const CONNECT_MS = 5_000
const REQUEST_MS = 20_000
const TRIES = 3
const TYPE = 'image/jpeg'

export type S3Store = FileStore & {
  /** Size and SHA-256 (hex) of a stored file, null if there is none; for the copy command. */
  readonly facts: (name: string) => Promise<{ readonly bytes: number; readonly sha256: string | null } | null>
}

/**
 * Files in a bucket of S3 or of a compatible service. Contents are signed with their hash (SigV4), so a changed byte is refused on
 * arrival. The SDK is loaded at first use: an installation that keeps its files locally never loads it.
 */
export function s3Files(config: Declared, bucket: string): S3Store {
  let opened: Promise<Opened> | undefined
  const open = () => (opened ??= openClient(config))
  const at = (name: string) => ({ Bucket: bucket, Key: `${config.S3_PREFIX}${checkedName(name)}` })
  return {
    async put(name, bytes) {
      const place = at(name)
      const { client, sdk } = await open()
      await client.send(
        new sdk.PutObjectCommand({
          ...place,
          Body: bytes,
          ContentLength: bytes.byteLength,
          ContentType: TYPE,
          Metadata: { sha256: hash('sha256', bytes, 'hex') },
          ...(config.S3_ENCRYPTION ? { ServerSideEncryption: config.S3_ENCRYPTION } : {}),
        }),
      )
    },
    async get(name) {
      const place = at(name)
      const { client, sdk } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(place))
        if (!Body) throw new Error(`files: the bucket sent ${name} without content`)
        return await Body.transformToByteArray()
      } catch (error) {
        throw error instanceof sdk.NoSuchKey ? missingFile(name) : error
      }
    },
    async drop(name) {
      const place = at(name)
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand(place))
    },
    async facts(name) {
      const place = at(name)
      const { client, sdk } = await open()
      try {
        const { ContentLength = -1, Metadata = {} } = await client.send(new sdk.HeadObjectCommand(place))
        return { bytes: ContentLength, sha256: Metadata['sha256'] ?? null }
      } catch (error) {
        if (error instanceof sdk.NotFound) return null
        // a reply to HEAD has no body, so the SDK knows no more than the status
        const status = error instanceof sdk.S3ServiceException ? error.$metadata.httpStatusCode : undefined
        throw status === undefined
          ? error
          : new Error(`the bucket answered ${status} about ${name}`, { cause: error })
      }
    },
    close: () => void opened?.then(({ client }) => client.destroy()).catch(() => undefined),
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')
type Opened = { readonly client: S3Client; readonly sdk: Sdk }

async function openClient(config: Declared): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  return { client: new sdk.S3Client(clientOptions(config)), sdk }
}

function clientOptions(config: Declared): S3ClientConfig {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = config
  return {
    region: config.S3_REGION,
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT }),
    // compatible services rarely have a name for each bucket
    forcePathStyle: S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    // without keys the SDK's own chain finds them: the machine's role, a web identity, a profile
    ...(S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
    // the signature covers the content's SHA-256 already; older compatible services reject further checksum headers
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}
