import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '#server/app.ts'

// A studio's encoder for tests: ffmpeg makes a live HLS stream of a test picture, with the time of each part.

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

const PLAYLIST = 'live.m3u8'
const PICTURE = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10']
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '10']
const LIVE = ['-f', 'hls', '-hls_time', '1', '-hls_list_size', '4']
const DATED = ['-hls_flags', 'program_date_time+delete_segments+omit_endlist']

export function studio() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const path = join(folder, PLAYLIST)
  let encoder: ChildProcess | null = null
  const text = (): string | null => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return null // the first part is not written yet
    }
  }
  const fetch: App['outbound']['fetch'] = () => {
    const read = text()
    return Promise.resolve(new Response(read, { status: read === null ? 404 : 200 }))
  }
  return {
    url: `https://studio.example/${PLAYLIST}`,
    start: () => {
      encoder = spawn('ffmpeg', ['-loglevel', 'error', ...PICTURE, ...H264, ...LIVE, ...DATED, path])
    },
    /** The cable is pulled: no further part is written. */
    cut: () => encoder?.kill('SIGKILL'),
    isLive: () => text() !== null,
    /** The app whose requests reach the studio. */
    reachedBy: (app: App): App => ({ ...app, outbound: { ...app.outbound, fetch } }),
    close: () => {
      encoder?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
