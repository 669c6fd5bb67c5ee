import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { House } from '../house.ts'
import { plainHost } from './address.ts'
import { gameOrigins } from '../config.ts'
import type { Door } from '../mount.ts'
import type { Inline } from './inline.ts'

type Source = (request: IncomingMessage, response: ServerResponse) => string

/** Exactly what Google Analytics needs; in the policy only where the brand's setting gtagId names an account. */
const GTAG = 'https://www.googletagmanager.com'
const GTAG_REPORTS = `${GTAG} https://*.google-analytics.com`
/** Where Geetest's script asks for its puzzle; pictures and style sheets come from where the script itself is. */
const GEETEST = 'https://gcaptcha4.geetest.com'
/** Where reCAPTCHA's script, which Firebase asks for before a code goes out, gets its parts. */
const RECAPTCHA_PARTS = 'https://www.gstatic.com'

const hostOf = ({ headers: { host } }: IncomingMessage): string => plainHost(host)
const nameOf = (host: string): string => host.replace(/:\d+$/, '')

/** What a brand's settings let its pages reach besides the house; nothing at the start (decision 8). */
function outsideSources(house: House) {
  const outside = (request: IncomingMessage) => house.outsideOf(nameOf(hostOf(request)))
  // visitors measure the brand's other addresses from their own browser
  const addresses: Source = (request) => outside(request).origins.join(' ')
  const pictures: Source = (request) => outside(request).pictures.join(' ')
  // a vendor's game opens at its vendor's own address
  const frames: Source = (request) => house.framesOf(nameOf(hostOf(request))).join(' ')
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
  return { addresses, pictures, frames, analytics, puzzle, phone }
}

/** Headers of a port (S5): a strict content policy, no third party, frames only between our own origins. */
export function policyOf(house: House, door: Door, inline: Inline): FastifyHelmetOptions {
  const at = (origin: string | undefined, port: number): Source => {
    return (request) => origin ?? `http://${nameOf(hostOf(request))}:${port}`
  }
  const { SITE_ORIGIN, PORT, OFFICE_ORIGIN, OFFICE_PORT } = house.config
  const game: Source = (request) => gameOrigins(house, nameOf(hostOf(request))).join(' ')
  const site = at(SITE_ORIGIN, PORT)
  const office = at(OFFICE_ORIGIN, OFFICE_PORT)
  const self = "'self'"
  const { addresses, pictures, frames, analytics, puzzle, phone } = outsideSources(house)
  const onSite = (...sources: readonly Source[]): readonly Source[] => (door === 'site' ? sources : [])
  const socket: Source = (request) => `ws://${hostOf(request)} wss://${hostOf(request)}`
  const outside = onSite(analytics(GTAG), puzzle(GEETEST), phone('recaptcha', RECAPTCHA_PARTS))
  const scripts = [...inline.scripts, ...outside]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...(door === 'game' ? ["'wasm-unsafe-eval'"] : scripts)],
        // Base UI and Pixi place elements by style attributes; style sheets themselves are ours only
        styleSrc: [self, ...inline.styles, ...onSite(puzzle(''))],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:', ...(door === 'game' ? [] : [game]), ...onSite(pictures, puzzle(''))],
        fontSrc: [self],
        mediaSrc: [self],
        workerSrc: [self, 'blob:'],
        connectSrc: [
          self,
          socket,
          ...(door === 'game' ? ['data:', 'blob:'] : []),
          ...onSite(addresses, analytics(GTAG_REPORTS), puzzle(GEETEST), phone('api')),
        ],
        frameSrc: door === 'game' ? ["'none'"] : [game, ...onSite(frames, phone('recaptcha'))],
        frameAncestors: door === 'game' ? [site, office] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [self],
      },
    },
    // games are framed by the site; frame-ancestors above says by whom
    frameguard: door === 'game' ? false : { action: 'deny' },
    crossOriginResourcePolicy: { policy: door === 'game' ? 'cross-origin' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // signing in may happen in a window of its own, which must stay one that we can see closed
    crossOriginOpenerPolicy: { policy: door === 'site' ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
  }
}
