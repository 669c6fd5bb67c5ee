import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { TableVideo } from './table-video.tsx'

const RECORDED_MS = 1_500
const MP4 = 'video/mp4;codecs=avc1.42E01E'
const MOOF = 'moof'

/** A fragmented MP4 that this browser records of a canvas: what a studio's encoder would send. */
async function recorded(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
  const paint = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: MP4 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const ended = new Promise<void>((done) => (recorder.onstop = () => done()))
  recorder.start()
  const began = performance.now()
  await new Promise<void>((done) => {
    const step = () => {
      const ms = performance.now() - began
      paint?.fillRect(0, 0, ms / 20, 90)
      if (ms < RECORDED_MS) requestAnimationFrame(step)
      else done()
    }
    step()
  })
  recorder.stop()
  await ended
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Where the header ends: the first box of the media itself. */
function mediaAt(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 8 <= bytes.length; at += view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === MOOF) return at
    if (view.getUint32(at) < 8) break
  }
  throw new Error('the recording has no media')
}

const urlOf = (part: BlobPart, type: string) => URL.createObjectURL(new Blob([part], { type }))

test('STU-06 the video of a table plays with its delay, and is hidden for who does not want it; a stream that fails says so', async () => {
  if (!MediaRecorder.isTypeSupported(MP4))
    throw new Error('this browser cannot record the stream of this test')
  const bytes = await recorded()
  const at = mediaAt(bytes)
  const taken = new Date(Date.now() - 7_000).toISOString()
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MAP:URI="${urlOf(bytes.slice(0, at), 'video/mp4')}"`,
    `#EXT-X-PROGRAM-DATE-TIME:${taken}`,
    `#EXTINF:${RECORDED_MS / 1_000},`,
    urlOf(bytes.slice(at), 'video/mp4'),
    '#EXT-X-ENDLIST',
  ].join('\n')
  const url = urlOf(playlist, 'application/vnd.apple.mpegurl')
  const screen = await renderPanel(fakeServer(), <TableVideo url={url} whep={null} hasCards={false} />)
  await expect.element(screen.getByText(/\d s behind/)).toBeInTheDocument()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('tables.videoOff') }).click()
  await expect.element(screen.getByLabelText(t('tables.video'))).not.toBeInTheDocument()
  const none = urlOf('not a playlist', 'text/plain')
  const failing = await renderPanel(fakeServer(), <TableVideo url={none} whep={null} hasCards={false} />)
  await expect.element(failing.getByText(t('tables.videoFailed'))).toBeInTheDocument()
})
