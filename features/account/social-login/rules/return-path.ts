/**
 * The path after a login: only paths of the site, so that a link to us cannot redirect elsewhere. '/index?member=depositv2' is kept;
 * '//evil.example', '/\evil.example' and 'https://evil.example' lead to the home page.
 */

const HOME = '/index'
const LONGEST = 300

export function returnPath(asked: string | undefined): string {
  if (!asked || asked.length > LONGEST) return HOME
  // printable ASCII only: browsers drop tabs and line breaks from URLs and read a backslash as a slash
  if (!/^\/[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return HOME
  const [path = ''] = asked.split(/[?#]/)
  if (path.includes('//') || path.includes('..') || path.startsWith('/social/')) return HOME
  return asked
}
