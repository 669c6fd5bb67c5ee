import { create } from 'zustand'

/** The manual step of a human check before a checked call is sent. */
export type Gesture =
  | { readonly kind: 'slide'; readonly gap: number; readonly done: (at: number) => void }
  | {
      readonly kind: 'geetest'
      readonly captchaId: string
      readonly script: string
      readonly done: (answer: Readonly<Record<string, string>>) => void
    }

type Asked = { readonly gesture: (Gesture & { readonly giveUp: (why: GestureEnd) => void }) | null }

/** Why a gesture was not completed: the user closed it, or the puzzle could not be loaded. */
export type GestureEnd = 'closed' | 'unavailable'

export class GestureError extends Error {
  readonly why: GestureEnd

  constructor(why: GestureEnd) {
    super(`the gesture was not made: ${why}`)
    this.why = why
  }
}

/** The requested gesture; rendered by the host above the form that needs it. */
export const useGesture = create<Asked>(() => ({ gesture: null }))

const close = () => useGesture.setState({ gesture: null })

/** Requests the slider and returns the position of the piece in hundredths. Throws `GestureError` if it was closed. */
export function askSlide(gap: number): Promise<number> {
  return new Promise((resolve, reject) => {
    useGesture.setState({
      gesture: {
        kind: 'slide',
        gap,
        done: (at) => end(() => resolve(at)),
        giveUp: (why) => end(() => reject(new GestureError(why))),
      },
    })
  })
}

/** Requests Geetest's puzzle and returns its script's result. Throws `GestureError`. */
export function askGeetest(captchaId: string, script: string): Promise<Readonly<Record<string, string>>> {
  return new Promise((resolve, reject) => {
    useGesture.setState({
      gesture: {
        kind: 'geetest',
        captchaId,
        script,
        done: (answer) => end(() => resolve(answer)),
        giveUp: (why) => end(() => reject(new GestureError(why))),
      },
    })
  })
}

function end(tell: () => void): void {
  close()
  tell()
}
