import { useEffect } from 'react'
import { pictureHost, setPictureHost } from '#ui/art/picture-host.ts'
import { useStatus } from './use-status.ts'

/** The file requested from each mirror: small, and part of every mirror. */
const PROBE = '/favicon.svg'
/** Timeout: a slower mirror is not used. */
const MOST_MS = 4_000

/** The mirrors that this page's content security policy allows: one added later is used from the next page load on. */
let letIn: ReadonlySet<string> | null = null

/**
 * Uses the brand's picture mirror that responds first, and stops using one that the brand removed. `when`: the page has loaded, so that its
 * own pictures are not delayed.
 */
export function useImageMirrors(when: boolean) {
  const written = useStatus().data?.info.imageCDNs.join(' ')
  useEffect(() => {
    if (written === undefined || !when) return
    const named = written.split(' ').filter((mirror) => mirror !== '')
    const reachable = (letIn ??= new Set(named))
    const mirrors = named.filter((mirror) => reachable.has(mirror))
    if (mirrors.includes(pictureHost())) return
    setPictureHost('')
    if (mirrors.length === 0) return
    let isOver = false
    const choose = async () => {
      const first = await firstOf(mirrors)
      if (!isOver && first !== null) setPictureHost(first)
    }
    void choose()
    return () => {
      isOver = true
    }
  }, [written, when])
}

/** The mirror whose picture loads first, or null if none does. */
async function firstOf(mirrors: readonly string[]): Promise<string | null> {
  try {
    return await Promise.any(mirrors.map(answers))
  } catch {
    return null // no mirror: the site itself serves every picture
  }
}

function answers(mirror: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    const late = setTimeout(() => end(() => reject(new Error('too late'))), MOST_MS)
    const end = (done: () => void) => {
      clearTimeout(late)
      picture.onload = picture.onerror = null
      done()
    }
    picture.onload = () => end(() => resolve(mirror))
    picture.onerror = () => end(() => reject(new Error('no picture')))
    // a response from the browser's cache proves nothing; checking once a day is enough
    picture.src = `${mirror}${PROBE}?${new Date().toISOString().slice(0, 10)}`
  })
}
