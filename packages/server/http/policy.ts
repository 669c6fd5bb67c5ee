import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { App } from '../app.ts'
import { plainHost } from './address.ts'
import { gameOrigins } from '../config.ts'
import type { Listener } from '../mount.ts'
import type { Inline } from './inline.ts'

type Source = (request: IncomingMessage, response: ServerResponse) => string

/** The sources that Google Analytics needs; in the policy only if the brand's setting gtagId is set. */
const GTAG = 'https://www.googletagmanager.com'
const GTAG_REPORTS = `${GTAG} https://*.google-analytics.com`
/** The origin from which Geetest's script loads its puzzle; pictures and style sheets come from the script's own origin. */
const GEETEST = 'https://gcaptcha4.geetest.com'
/** The sources of reCAPTCHA's script, which Firebase requires before it sends a code. */
const RECAPTCHA_PARTS = 'https://www.gstatic.com'

const hostOf = ({ headers: { host } }: IncomingMessage): string => plainHost(host)
const nameOf = (host: string): string => host.replace(/:\d+$/, '')

/** Further origins that a brand's settings allow its pages; none by default (decision 8). */
function outsideSources(app: App) {
  const outside = (request: IncomingMessage) => app.outsideOf(nameOf(hostOf(request)))
  // visitors measure the brand's other domains from their own browser
  const addresses: Source = (request) => outside(request).origins.join(' ')
  const pictures: Source = (request) => outside(request).pictures.join(' ')
  // a vendor's game opens at the vendor's own origin
  const frames: Source = (request) => app.framesOf(nameOf(hostOf(request))).join(' ')
  // tables with a dealer play their video from the studio's own servers
  const videos: Source = () => app.videos().join(' ')
  const analytics =
    (hosts: string): Source =>
    (request) =>
      outside(request).isMeasured ? hosts : ''
  const puzzle =
    (besides: string): Source =>
    (request) => {
      const { geetest } = outside(request)
      return geetest === null ? '' : `${new URL(geetest).origin} ${besides}`.trim()
    }
  const phone =
    (part: 'api' | 'recaptcha', besides = ''): Source =>
    (request) => {
      const { phoneProof } = outside(request)
      return phoneProof === null ? '' : `${new URL(phoneProof[part]).origin} ${besides}`.trim()
    }
  return { addresses, pictures, frames, videos, analytics, puzzle, phone }
}

/** Security headers of a port (S5): a strict content security policy, no third party, frames only between our own origins. */
export function policyOf(app: App, listener: Listener, inline: Inline): FastifyHelmetOptions {
  const at = (origin: string | undefined, port: number): Source => {
    return (request) => origin ?? `http://${nameOf(hostOf(request))}:${port}`
  }
  const isGame = listener === 'game'
  const { SITE_ORIGIN, PORT, OFFICE_ORIGIN, OFFICE_PORT } = app.config
  const game: Source = (request) => gameOrigins(app, nameOf(hostOf(request))).join(' ')
  const site = at(SITE_ORIGIN, PORT)
  const office = at(OFFICE_ORIGIN, OFFICE_PORT)
  const self = "'self'"
  const { addresses, pictures, frames, videos, analytics, puzzle, phone } = outsideSources(app)
  const onSite = (...sources: readonly Source[]): readonly Source[] => (listener === 'site' ? sources : [])
  const socket: Source = (request) => `ws://${hostOf(request)} wss://${hostOf(request)}`
  const outside = onSite(analytics(GTAG), puzzle(GEETEST), phone('recaptcha', RECAPTCHA_PARTS))
  const scripts = [...inline.scripts, ...outside]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...(isGame ? ["'wasm-unsafe-eval'"] : scripts)],
        // Base UI and Pixi position elements by style attributes; style sheets are ours only
        styleSrc: [self, ...inline.styles, ...onSite(puzzle(''))],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:', ...(isGame ? [] : [game]), ...onSite(pictures, puzzle(''))],
        fontSrc: [self],
        // a player hands the parts of a stream over as a blob
        mediaSrc: [self, ...onSite(() => 'blob:', videos)],
        workerSrc: [self, 'blob:'],
        connectSrc: [
          self,
          socket,
          ...(isGame ? ['data:', 'blob:'] : []),
          ...onSite(addresses, videos, analytics(GTAG_REPORTS), puzzle(GEETEST), phone('api')),
        ],
        frameSrc: isGame ? ["'none'"] : [game, ...onSite(frames, phone('recaptcha'))],
        frameAncestors: isGame ? [site, office] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [self],
      },
    },
    // games are framed by the site; frame-ancestors above allows it
    frameguard: isGame ? false : { action: 'deny' },
    crossOriginResourcePolicy: { policy: isGame ? 'cross-origin' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // social login may use a popup, whose closing we must be able to detect
    crossOriginOpenerPolicy: { policy: listener === 'site' ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
  }
}
