import { perSource } from '../rule.ts'
import type { Room } from '../room.ts'
import { ownFolder, roomOf } from '../rooms.ts'

/** A file imports only what its layer allows. */
export const imports = perSource('room', (source) => {
  const room = roomOf(source.path)
  if (!room) return []
  return source.imports
    .filter((item) => !isAllowed(room, source.path, item.from))
    .map((item) => ({
      start: item.start,
      words: `the ${room.name} room may not import ${item.from}. Cure: ${room.cure}`,
    }))
})

function isAllowed(room: Room, path: string, target: string): boolean {
  if (/^(npm|node):/.test(target)) return room.outside.test(target)
  const own = ownFolder(path)
  return room.may.some((pattern) => new RegExp(`^${pattern.replace(/^own\//, own)}`).test(target))
}
