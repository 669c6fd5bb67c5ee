import { useEffect, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { endFirstCentre } from '../first/first-centre.ts'
import { ChunkError, reloadOnline } from '../loading.ts'
import { chunkWords } from '../routes/states/broken.tsx'

/** When a layer's code does not load, the page stays and shows a message with a way to continue (SHL-15). */
export function LayerBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary resetKey="layers" Failed={Missing}>
      {children}
    </Boundary>
  )
}

function Missing({ error }: { readonly error: unknown }) {
  const { t } = useTexts()
  useEffect(endFirstCentre, [])
  useEffect(reloadOnline, [])
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-60 mx-auto flex max-w-120 items-center gap-4 rounded-card border border-line bg-raised p-4 shadow-lift md:bottom-6"
    >
      <p className="flex-1">{t(chunkWords[error instanceof ChunkError ? error.why : 'error'])}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('ui.reload')}
      </Button>
    </div>
  )
}
