/**
 * `npm run stand-ins`: stand-ins for Twilio, S3 and an OpenTelemetry collector on this machine, to try the adapters by hand. They print
 * what to configure and every request they get. STAND_INS_PORT (8094) and the next two ports are theirs. Their state is in memory.
 */
import { openCollector } from './stand-ins/otlp.ts'
import { openS3 } from './stand-ins/s3.ts'
import { openTwilio } from './stand-ins/twilio.ts'

const first = Number(process.env['STAND_INS_PORT'] ?? 8_094)

const twilio = await openTwilio({ port: first, isReporting: true })
const s3 = await openS3({
  port: first + 1,
  bucket: 'fairhouse',
  accessKeyId: 'AKIDSTANDIN',
  secretAccessKey: 'stand-in-secret',
  region: 'us-east-1',
})

const collector = await openCollector({
  port: first + 2,
  tell: ({ service, name, traceId, spanId, parentSpanId, isError }) =>
    console.log(
      `trace ${traceId.slice(0, 8)}: ${parentSpanId || 'root'} → ${spanId} ${service} ${name}${isError ? ' FAILED' : ''}`,
    ),
})

console.log(`Start Fairhouse with:
  SANDBOX_ORIGINS=${twilio.origin}
  S3_BUCKET=${s3.bucket} S3_ENDPOINT=${s3.origin} S3_ACCESS_KEY_ID=${s3.keys.accessKeyId} S3_SECRET_ACCESS_KEY=${s3.keys.secretAccessKey}
  OTEL_EXPORTER_OTLP_ENDPOINT=${collector.origin}

For SMS, enter under Settings in the back office:
  smsProvider twilio  twilioAccount ${twilio.accountSid}  twilioToken ${twilio.authToken}
  twilioSender +12025550123  twilioApi ${twilio.origin}
Sent messages: ${twilio.origin}/messages
Numbers that end in 0000 are invalid, in 0001 not mobile, in 0002 rate limited, in 0003 and 0005 not delivered.
`)

let seen = 0
setInterval(() => {
  for (const { method, key, status } of s3.log.slice(seen)) console.log(`s3: ${method} ${key} → ${status}`)
  seen = s3.log.length
}, 500)
process.on('disconnect', () => process.exit(0)) // a test that ends stops its stand-ins too
