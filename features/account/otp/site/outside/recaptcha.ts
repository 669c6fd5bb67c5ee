import { phoneRefusal } from './identity-toolkit.ts'

/** The part of reCAPTCHA's script (version 2, invisible) that we use. */
type Recaptcha = {
  readonly render: (
    box: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'invisible'
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
      readonly 'expired-callback': () => void
    },
  ) => number
  readonly execute: (widget: number) => void
  readonly ready: (hear: () => void) => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Timeout for loading the script. */
const LOAD_MS = 10_000
/** Timeout for solving the puzzle: the user has left. */
const PUZZLE_MS = 120_000

/** The token of the check after a person passed it. Rejects with `codes.captcha-check-failed`. */
export async function recaptchaToken(script: string, sitekey: string): Promise<string> {
  const recaptcha = await scriptAt(script)
  const box = document.createElement('div')
  document.body.append(box)
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(phoneRefusal('captcha-check-failed'))
      setTimeout(fail, PUZZLE_MS)
      const widget = recaptcha.render(box, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      })
      recaptcha.execute(widget)
    })
  } finally {
    box.remove()
  }
}

async function scriptAt(address: string): Promise<Recaptcha> {
  if (!window.grecaptcha?.render) await loaded(`${address}?render=explicit`)
  const recaptcha = window.grecaptcha
  if (!recaptcha) throw phoneRefusal('captcha-check-failed')
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha
}

function loaded(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  return new Promise((resolve, reject) => {
    const fail = () => reject(phoneRefusal('captcha-check-failed'))
    script.onload = () => resolve()
    script.onerror = fail
    setTimeout(fail, LOAD_MS)
    document.head.append(script)
  })
}
