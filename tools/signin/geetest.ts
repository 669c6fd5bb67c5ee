import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listening, type StandIn } from './stand-in.ts'

export type GeetestOptions = { readonly port: number; readonly captchaId: string; readonly key: string }

/** Simulates Geetest (version 4): its script, with one button instead of a puzzle, and its HMAC validation of answers. */
export async function openGeetest({ port, captchaId, key }: GeetestOptions): Promise<StandIn> {
  const lots = new Set<string>()

  /** The result of the puzzle: a lot number that is valid once. */
  function solved(): object {
    const lot_number = randomBytes(16).toString('hex')
    lots.add(lot_number)
    const gen_time = String(Math.floor(Date.now() / 1000))
    return { lot_number, captcha_output: 'solved', pass_token: randomBytes(32).toString('hex'), gen_time }
  }

  function verdict(id: string | null, form: URLSearchParams): object {
    const lot = form.get('lot_number') ?? ''
    const right = createHmac('sha256', key).update(lot).digest()
    const given = Buffer.from(form.get('sign_token') ?? '', 'hex')
    if (id !== captchaId) return { status: 'error', code: '-50005', msg: 'illegal captcha_id' }
    if (given.length !== right.length || !timingSafeEqual(given, right))
      return { status: 'success', result: 'fail', reason: 'sign_token error', captcha_args: {} }
    if (!lots.delete(lot))
      return { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} }
    return { status: 'success', result: 'success', reason: '', captcha_args: { used_type: 'slide' } }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (pathname === '/v4/gt4.js')
      return void response.setHeader('content-type', 'text/javascript').end(SCRIPT)
    if (pathname === '/solve') return void response.end(JSON.stringify(solved()))
    if (pathname === '/validate')
      return void bodyOf(request).then((form) =>
        response.end(JSON.stringify(verdict(searchParams.get('captcha_id'), form))),
      )
    return void response.writeHead(404).end()
  })
  const origin = await listening(server, port)
  return { origin, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) text += String(part)
  return new URLSearchParams(text)
}

/** The interface of Geetest's script, with a button instead of the puzzle. */
const SCRIPT = `window.initGeetest4 = (options, hear) => {
  const home = new URL(document.querySelector('script[src*="gt4.js"]').src).origin
  const heard = {}
  let answer = false
  const puzzle = {
    onReady: (f) => (heard.ready = f, setTimeout(f), puzzle),
    onSuccess: (f) => (heard.success = f, puzzle),
    onError: (f) => (heard.error = f, puzzle),
    onClose: (f) => (heard.close = f, puzzle),
    getValidate: () => answer,
    destroy: () => box.remove(),
    showCaptcha: () => { document.body.append(box); box.showModal() },
  }
  const box = document.createElement('dialog')
  const button = document.createElement('button')
  button.textContent = 'Geetest’s stand-in: I am a person'
  button.onclick = async () => {
    try { answer = await (await fetch(home + '/solve')).json(); heard.success() } catch { heard.error() }
  }
  box.oncancel = () => heard.close()
  box.append(button)
  hear(puzzle)
}
`
