import { create } from 'zustand'

/** What someone is asked to do with their own hand before a checked call goes out. */
export type Gesture =
  | { readonly kind: 'slide'; readonly gap: number; readonly done: (at: number) => void }
  | {
      readonly kind: 'geetest'
      readonly captchaId: string
      readonly script: string
      readonly done: (answer: Readonly<Record<string, string>>) => void
    }

type Asked = { readonly gesture: (Gesture & { readonly giveUp: (why: GestureEnd) => void }) | null }

/** Why a gesture was not made: the person closed it, or the puzzle could not be had. */
export type GestureEnd = 'closed' | 'unavailable'

export class GestureError extends Error {
  readonly why: GestureEnd

  constructor(why: GestureEnd) {
    super(`the gesture was not made: ${why}`)
    this.why = why
  }
}

/** The gesture that is asked for now; drawn by the host, which stands above whatever form needs it. */
export const useGesture = create<Asked>(() => ({ gesture: null }))

const close = () => useGesture.setState({ gesture: null })

/** Asks for the slide; gives where the piece was left, in hundredths. Throws `GestureError` where it was closed. */
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

/** Asks for Geetest's puzzle; gives what its script hands over. Throws `GestureError`. */
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
