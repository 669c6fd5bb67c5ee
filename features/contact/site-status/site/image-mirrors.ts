import { useEffect } from 'react'
import { pictureHost, setPictureHost } from '#ui/art/picture-host.ts'
import { useStatus } from './use-status.ts'

/** Asked of each mirror: small, and there wherever the site is mirrored. */
const PROBE = '/favicon.svg'
/** A mirror that takes longer is none. */
const MOST_MS = 4_000

/** The mirrors that this page's policy lets in: one that the brand names later waits for the next page. */
let letIn: ReadonlySet<string> | null = null

/**
 * Takes the brand's mirror of pictures that answers this browser first, and gives up one that the brand no longer names. `when`
 * the page has settled: its own pictures go first.
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

/** The mirror whose picture is here first, or null where none came. */
async function firstOf(mirrors: readonly string[]): Promise<string | null> {
  try {
    return await Promise.any(mirrors.map(answers))
  } catch {
    return null // none of them: the site itself has every picture
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
    // a mirror that a browser's own store answers for says nothing; once a day is often enough
    picture.src = `${mirror}${PROBE}?${new Date().toISOString().slice(0, 10)}`
  })
}
