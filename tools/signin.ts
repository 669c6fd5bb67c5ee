/**
 * `npm run signin`: sandboxes for Google, Facebook, Geetest and Firebase on this machine, to try social login and verification. They print
 * what an operator enters in the back office. SIGNIN_PORT (8088) and the next three ports are theirs, or the four that it lists;
 * SITE_ORIGIN is the player site. The platform calls them only if its SANDBOX_ORIGINS names them.
 */
import { createHash, randomBytes } from 'node:crypto'
import { openFacebook } from './signin/facebook.ts'
import { openFirebase } from './signin/firebase.ts'
import { openGeetest } from './signin/geetest.ts'
import { openGoogle } from './signin/google.ts'

const [port = 8_088, ...listed] = (process.env['SIGNIN_PORT'] ?? '8088').split(',').map(Number)
/** The port of the nth sandbox; 0 takes any free one. */
const portOf = (nth: number): number => listed[nth - 1] ?? (port ? port + nth : 0)
const site = (process.env['SITE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 8_080}`).split(',')
const secret = process.env['SIGNIN_SECRET'] ?? randomBytes(12).toString('hex')
const optionsOf = (provider: string, at: number) => ({
  port: at,
  clientId: `fairhouse-${provider}`,
  secret,
  returnAddresses: site.map((origin) => `${origin}/social/${provider}`),
})

const google = await openGoogle(optionsOf('google', port))
const facebook = await openFacebook(optionsOf('facebook', portOf(1)))
const captchaId = createHash('md5').update(secret).digest('hex')
const geetest = await openGeetest({ port: portOf(2), captchaId, key: secret })
const firebase = await openFirebase({ port: portOf(3), project: 'fairhouse-demo', apiKey: secret })
const origins = [google, facebook, geetest, firebase].map(({ origin }) => origin)
console.log(`Fairhouse must be started with SANDBOX_ORIGINS=${origins.join(',')}`)
console.log(
  'In the back office under Social login, enter these for a brand and turn on its features socialGoogle and socialFacebook:',
)
console.log(`  Google    issuer ${google.origin}  client id fairhouse-google  secret ${secret}`)
console.log(`  Facebook  issuer ${facebook.origin}  client id fairhouse-facebook  secret ${secret}`)
console.log('For the Geetest captcha, set under Settings:')
console.log(`  humanCheck geetest  geetestId ${captchaId}  geetestKey ${secret}`)
console.log(`  geetestScript ${geetest.origin}/v4/gt4.js  geetestValidate ${geetest.origin}/validate`)
console.log('For phone verification by Firebase, set under Settings:')
console.log(`  firebaseProject fairhouse-demo  firebaseApiKey ${secret}`)
console.log(`  firebaseApi ${firebase.origin}  firebaseRecaptcha ${firebase.origin}/recaptcha/api.js`)
console.log(`  firebaseCertificates ${firebase.origin}/certificates`)
console.log(`  its codes: ${firebase.origin}/emulator/v1/projects/fairhouse-demo/verificationCodes`)
process.send?.({ google: google.origin, facebook: facebook.origin, firebase: firebase.origin, secret })
process.on('disconnect', () => process.exit(0)) // a test that ends stops its sandboxes too
