import { afterEach, expect, test, vi } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { TableVideo } from './table-video.tsx'

const ENDPOINT = 'https://studio.example/whep/bacd'
const SESSION = '/session/7'
const NO_PLAYLIST = URL.createObjectURL(new Blob(['not a playlist'], { type: 'text/plain' }))
afterEach(() => vi.unstubAllGlobals())

const gathered = (peer: RTCPeerConnection) =>
  new Promise<void>((done) => {
    const look = () => {
      if (peer.iceGatheringState === 'complete') done()
    }
    peer.addEventListener('icegatheringstatechange', look)
    look()
  })

/** An endpoint in this page: it answers offers with the picture of a canvas, until a session is deleted. */
function endpoint() {
  const heard: string[] = []
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
  const paint = canvas.getContext('2d')
  const timer = setInterval(() => paint?.fillRect(Math.random() * 160, 0, 5, 90), 40)
  const peer = new RTCPeerConnection()
  const answer = async (offer: string): Promise<Response> => {
    await peer.setRemoteDescription({ type: 'offer', sdp: offer })
    for (const track of canvas.captureStream(25).getTracks()) peer.addTrack(track)
    await peer.setLocalDescription()
    await gathered(peer)
    return new Response(peer.localDescription?.sdp, { status: 201, headers: { location: SESSION } })
  }
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    heard.push(`${method} ${url} ${new Headers(headers).get('content-type') ?? ''}`.trim())
    return method === 'POST' ? answer(String(body)) : Promise.resolve(new Response())
  })
  return {
    heard,
    close: () => {
      clearInterval(timer)
      peer.close()
    },
  }
}

test('STU-06 a table with a WHEP endpoint plays by WebRTC, and ends its session when the video is hidden', async () => {
  const studio = endpoint()
  const screen = await renderPanel(
    fakeServer(),
    <TableVideo url={NO_PLAYLIST} whep={ENDPOINT} hasCards={false} />,
  )
  const video = () => document.querySelector('video')
  await expect.poll(() => (video()?.currentTime ?? 0) > 0).toBe(true)
  expect(video()?.srcObject).toBeInstanceOf(MediaStream)
  await expect.element(screen.getByText(t('tables.videoWaits'))).not.toBeInTheDocument()
  expect(studio.heard).toEqual([`POST ${ENDPOINT} application/sdp`])
  await screen.getByRole('button', { name: t('tables.videoOff') }).click()
  await expect.poll(() => studio.heard.at(-1)).toBe('DELETE https://studio.example/session/7')
  studio.close()
})

test('STU-06 where the WHEP endpoint refuses, the video is played by HLS', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  const screen = await renderPanel(
    fakeServer(),
    <TableVideo url={NO_PLAYLIST} whep={ENDPOINT} hasCards={false} />,
  )
  // the playlist of this test cannot be played either: the HLS player says so
  await expect.element(screen.getByText(t('tables.videoFailed'))).toBeInTheDocument()
})
