import { perSource } from '../rule.ts'
import { ownFolder } from '../rooms.ts'

const EXTENSION = /\.(ts|tsx|mjs|js|json|css|svg|webp|avif|png|woff2)$/
/** Vite and the compiler resolve it by name. */
const TYPESCRIPT = /\.tsx?$/

/** An import names an existing file: with its extension, and by `#area/…` outside its own folder. */
export const importForm = perSource('import-form', (source, project) => {
  if (!TYPESCRIPT.test(source.path)) return []
  return source.imports.flatMap(({ from, request, start }) => {
    if (/^(npm|node):/.test(from)) return []
    const fault = (words: string) => [{ start, words }]
    if (!EXTENSION.test(from))
      return fault(`imports ${from} without its extension. Cure: write the whole name`)
    if (request.startsWith('../') && ownFolder(source.path) !== ownFolder(from)) {
      return fault(`reaches ${from} by dots. Cure: outside its own folder a file is named #area/…`)
    }
    const isLost = TYPESCRIPT.test(from) && !project.has(from)
    return isLost ? fault(`imports ${from}, which does not exist. Cure: write it or drop the line`) : []
  })
})
