import { useTexts } from '#texts/use-texts.ts'

type Props = { readonly number: number; readonly onSit: (() => void) | undefined }

/** A seat that no one has: to sit down, or to look at. */
export function FreeSeat({ number, onSit }: Props) {
  const { t } = useTexts()
  return onSit ? (
    <button type="button" className="cr-free" onClick={onSit}>
      {t('rooms.sitHere', { number: number + 1 })}
    </button>
  ) : (
    <span className="cr-free" data-still aria-hidden />
  )
}
