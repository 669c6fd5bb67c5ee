import { lazy, type ComponentType } from 'react'
import { inTime } from '../loading.ts'
import { moreWords } from '../words.ts'

/** A component's code with the texts that it needs: those of everything behind the first view, unless it names fewer. */
export function withWords<Props>(
  load: () => Promise<ComponentType<Props>>,
  words = moreWords,
): Promise<ComponentType<Props>> {
  return inTime(async () => (await Promise.all([load(), words()]))[0])
}

/** A component in a chunk of its own that is rendered when its texts are there too: without them it would show their keys. */
export function part<Props>(load: () => Promise<ComponentType<Props>>, words = moreWords) {
  return lazy(async () => ({ default: await withWords(load, words) }))
}
