/**
 * Where someone goes after signing in: a path of the site and nothing else, so that no link to us sends people
 * elsewhere. '/index?member=depositv2' is kept; '//evil.example', '/\evil.example' and 'https://evil.example' lead home.
 */

const HOME = '/index'
const LONGEST = 300

export function returnPath(asked: string | undefined): string {
  if (!asked || asked.length > LONGEST) return HOME
  // printable ASCII only: browsers drop tabs and line ends from addresses and read a backslash as a slash
  if (!/^\/[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return HOME
  const [path = ''] = asked.split(/[?#]/)
  if (path.includes('//') || path.includes('..') || path.startsWith('/social/')) return HOME
  return asked
}
