import Hls from 'hls.js'
import type { Player, VideoState } from './player.ts'

const SECOND_MS = 1_000
/** A stream that broke off is tried again after this time. */
const AGAIN_MS = 3_000
const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Plays a stream in an element, for as long as its page is open; browsers without Media Source play it themselves. */
export function playHls(video: HTMLVideoElement, url: string, onState: (state: VideoState) => void): Player {
  if (!Hls.isSupported()) return playNatively(video, url, onState)
  const hls = new Hls({ lowLatencyMode: true, liveSyncDurationCount: 2, backBufferLength: 10 })
  let isRecovered = false
  let again: ReturnType<typeof setTimeout> | undefined
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    onState('failed')
    // a picture that cannot be decoded after a new start never can
    if (type === Hls.ErrorTypes.MEDIA_ERROR) {
      if (!isRecovered) hls.recoverMediaError()
      isRecovered = true
    } else again = setTimeout(() => hls.loadSource(url), AGAIN_MS)
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    takenMs: () => hls.playingDate?.getTime() ?? null,
    stop: () => {
      clearTimeout(again)
      hls.destroy()
    },
  }
}

/** Safari's own player. It tells when its stream began, by the same times. */
type Dated = HTMLVideoElement & { readonly getStartDate?: () => Date }

function playNatively(video: Dated, url: string, onState: (state: VideoState) => void): Player {
  if (video.canPlayType(HLS_TYPE) === '') {
    onState('failed')
    return { takenMs: () => null, stop: () => undefined }
  }
  const failed = () => onState('failed')
  video.addEventListener('error', failed)
  video.src = url
  return {
    takenMs: () => {
      const began = video.getStartDate?.().getTime() ?? Number.NaN
      return Number.isNaN(began) ? null : began + video.currentTime * SECOND_MS
    },
    stop: () => {
      video.removeEventListener('error', failed)
      video.removeAttribute('src')
      video.load()
    },
  }
}
