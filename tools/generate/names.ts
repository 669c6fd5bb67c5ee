/** A name in the forms that files, code and texts need. */
import { groups, levelOf } from '../tidy/groups.ts'
import { Trouble } from '../launcher/reporter.ts'

export type Name = {
  /** The group of a feature: `rewards`; empty for a game. */
  group: string

  /** Folder and files: `night-market`. */
  kebab: string
  /** Code: `nightMarket`. */
  camel: string
  /** Types: `NightMarket`. */
  pascal: string
  /** Tables: `night_market`. */
  snake: string
  /** On screen: `Night market`. */
  words: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Parses `<group>/<name>` of a feature from the command line. */
export function readFeature(args: readonly string[], example: string): Name {
  const [group = '', name = ''] = (args[0] ?? '').split('/')
  if (levelOf(group) < 0)
    throw new Trouble(`A feature lies in a group (${groups.join(', ')}), such as: ${example}`)
  return { ...readName([name], example), group }
}

/** Parses the name from the command line; refuses names that are not valid folders. */
export function readName(args: readonly string[], example: string): Name {
  const [kebab = ''] = args
  if (!KEBAB.test(kebab))
    throw new Trouble(`Use a name in lowercase letters with hyphens, for example: ${example}`)
  const parts = kebab.split('-')
  const pascal = parts.map((part) => part[0]?.toUpperCase() + part.slice(1)).join('')
  const words = parts.join(' ')
  return {
    group: '',
    kebab,
    pascal,
    camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`,
    snake: parts.join('_'),
    words: `${words[0]?.toUpperCase()}${words.slice(1)}`,
  }
}
