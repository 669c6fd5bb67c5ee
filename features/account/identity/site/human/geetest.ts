/** The part of Geetest's script (version 4) that we use. */
type Puzzle = {
  readonly onReady: (hear: () => void) => Puzzle
  readonly onSuccess: (hear: () => void) => Puzzle
  readonly onError: (hear: () => void) => Puzzle
  readonly onClose: (hear: () => void) => Puzzle
  readonly showCaptcha: () => void
  readonly getValidate: () => Readonly<Record<string, string>> | false
  readonly destroy?: () => void
}

type Init = (
  options: { readonly captchaId: string; readonly product: 'bind'; readonly language: string },
  hear: (puzzle: Puzzle) => void,
) => void

declare global {
  interface Window {
    initGeetest4?: Init
  }
}

/** Timeout for loading the script; afterwards the device computes the long proof of work instead. */
const LOAD_MS = 10_000
const languages: Readonly<Record<string, string>> = { en: 'eng', vi: 'vie' }

export type GeetestAsk = { readonly captchaId: string; readonly script: string; readonly lang: string }

/** Shows the puzzle and returns its result. Rejects with 'closed' if the user closed it, else with the cause. */
export async function showGeetest({
  captchaId,
  script,
  lang,
}: GeetestAsk): Promise<Readonly<Record<string, string>>> {
  const init = await scriptAt(script)
  return new Promise((resolve, reject) => {
    init({ captchaId, product: 'bind', language: languages[lang] ?? 'eng' }, (puzzle) => {
      const end = (tell: () => void) => {
        puzzle.destroy?.()
        tell()
      }
      puzzle
        .onReady(() => puzzle.showCaptcha())
        .onSuccess(() => {
          const answer = puzzle.getValidate()
          end(() => (answer ? resolve(answer) : reject(new Error('geetest: no answer'))))
        })
        .onClose(() => end(() => reject('closed')))
        .onError(() => end(() => reject(new Error('geetest: the puzzle failed'))))
    })
  })
}

async function scriptAt(address: string): Promise<Init> {
  if (window.initGeetest4) return window.initGeetest4
  const script = document.createElement('script')
  script.src = address
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('geetest: the script did not come'))
    setTimeout(() => reject(new Error('geetest: the script took too long')), LOAD_MS)
  })
  document.head.append(script)
  await loaded
  if (!window.initGeetest4) throw new Error('geetest: the script is another one')
  return window.initGeetest4
}
