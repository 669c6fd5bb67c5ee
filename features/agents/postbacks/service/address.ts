import { MACRO, macros, URL_MOST } from '../rules/postback.ts'

/** Why an address cannot be one; null if it can. Macros may stand in the path and the query only, so that no value chooses the host. */
export function addressProblem(
  template: string,
  { mayBePlain }: { readonly mayBePlain: boolean },
): 'invalid' | 'insecure' | 'macro' | null {
  const unknown = [...template.matchAll(MACRO)].some(([, name]) => !macros.some((each) => each === name))
  if (unknown) return 'macro'
  const url = URL.parse(template.replaceAll(MACRO, 'x'))
  if (!url || url.username || url.password || template.length > URL_MOST) return 'invalid'
  if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:'))
    return url.protocol === 'http:' ? 'insecure' : 'invalid'
  const start = template.indexOf('/', template.indexOf('//') + 2)
  const origin = start < 0 ? template : template.slice(0, start)
  return origin.includes('{') ? 'macro' : null
}
