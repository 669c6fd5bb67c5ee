import type { Player } from './player.ts'

// A table's video by WebRTC: the WHEP protocol (IETF draft-ietf-wish-whep). The page posts an offer, the endpoint answers it, and the
// session that it names ends with DELETE. About half a second behind the table, where an HLS stream is some seconds.

/** Time for the endpoint's answer, and from then on for the first picture. */
const PATIENCE_MS = 6_000
/** Candidates that are not found by then are left out: the offer is sent once, with all of them. */
const GATHER_MS = 1_000
const EVERY_MS = 1_000
/** Reports count from 1900, pages from 1970. */
const NTP_MS = 2_208_988_800_000

const until = (target: EventTarget, event: string, { when, ms }: { when: () => boolean; ms: number }) =>
  new Promise<boolean>((done) => {
    const look = () => {
      if (when()) end(true)
    }
    const timer = setTimeout(() => end(false), ms)
    const end = (isSo: boolean) => {
      clearTimeout(timer)
      target.removeEventListener(event, look)
      done(isSo)
    }
    target.addEventListener(event, look)
    look()
  })

/** Plays the video of an endpoint; null: it cannot be played. `onLost` is called when a stream that played has broken off. */
export async function playWhep(
  video: HTMLVideoElement,
  endpoint: string,
  { onLost, signal }: { readonly onLost: () => void; readonly signal: AbortSignal },
): Promise<Player | null> {
  if (typeof RTCPeerConnection === 'undefined') return null
  const peer = new RTCPeerConnection()
  let session: string | null = null
  let taken: number | null = null
  const stream = new MediaStream()
  const timer = setInterval(() => void readTaken(peer).then((ms) => (taken = ms)), EVERY_MS)
  const stop = () => {
    clearInterval(timer)
    peer.close()
    video.srcObject = null
    // keepalive: also when the page is left
    if (session !== null) void fetch(session, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    session = null
  }
  peer.addEventListener('track', ({ track }) => {
    stream.addTrack(track)
    video.srcObject = stream
  })
  try {
    for (const kind of ['video', 'audio']) peer.addTransceiver(kind, { direction: 'recvonly' })
    await peer.setLocalDescription()
    await until(peer, 'icegatheringstatechange', {
      when: () => peer.iceGatheringState === 'complete',
      ms: GATHER_MS,
    })
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: peer.localDescription?.sdp ?? '',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    if (reply.status !== 201) throw new Error(`whep: ${reply.status}`)
    const location = reply.headers.get('location')
    session = location === null ? null : new URL(location, endpoint).href
    await peer.setRemoteDescription({ type: 'answer', sdp: await reply.text() })
    const isPlaying = await until(video, 'playing', { when: () => video.currentTime > 0, ms: PATIENCE_MS })
    if (!isPlaying || signal.aborted) throw new Error('whep: no picture')
  } catch {
    stop()
    return null
  }
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed') onLost()
  })
  return { takenMs: () => taken, stop }
}

/** When the picture was taken, by the sender's reports. */
async function readTaken(peer: RTCPeerConnection): Promise<number | null> {
  let found: number | null = null
  for (const [, report] of await peer.getStats()) {
    const isVideo = report.type === 'inbound-rtp' && report.kind === 'video'
    if (isVideo && typeof report.estimatedPlayoutTimestamp === 'number')
      found = report.estimatedPlayoutTimestamp - NTP_MS
  }
  return found
}
