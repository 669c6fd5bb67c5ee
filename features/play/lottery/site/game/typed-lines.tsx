import { useId, useState } from 'react'
import type { PickForm } from '#game-kit/lottery/pick.ts'
import { readPasted } from '#game-kit/lottery/number-sets.ts'
import { useTexts } from '#texts/use-texts.ts'
import { tidyLines } from '../../rules/selection.ts'

type TypedProps = {
  readonly form: Extract<PickForm, { readonly kind: 'lines' }>
  readonly text: string
  readonly onText: (text: string) => void
}

/** The lines of a text, in the play's form; what could not be read is named, not dropped silently. */
export function linesOf(form: TypedProps['form'], text: string) {
  const low = Math.min(...form.numbers)
  const high = Math.max(...form.numbers)
  const { lines, unread } = readPasted(text, form.width, { low, high })
  const fitting = form.isDistinct ? lines.filter((line) => new Set(line).size === line.length) : lines
  return { lines: tidyLines(fitting, form.isOrdered), unread }
}

/** Whether a line reads as one number, such as 0427, and not as a list, such as 04 11 27. */
const isDigits = ({ numbers }: TypedProps['form']): boolean =>
  Math.min(...numbers) === 0 && Math.max(...numbers) === 9

/** Lines typed or pasted, any number at once. */
export function TypedLines({ form, text, onText }: TypedProps) {
  const { t } = useTexts()
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const { lines, unread } = linesOf(form, text)
  const example = Array.from({ length: form.width }, (_, at) => form.numbers[at + 1] ?? at)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-13 font-medium text-muted">
        {t(isDigits(form) ? 'lottery.typeDigits' : 'lottery.type', { width: form.width })}
      </label>
      <textarea
        id={id}
        value={text}
        rows={6}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={example.join(form.numbers.length > 10 ? ' ' : '')}
        aria-describedby={`${id}-read`}
        aria-invalid={isTouched && unread.length > 0}
        onBlur={() => setTouched(true)}
        onChange={({ target }) => onText(target.value)}
        className="num w-full rounded-control border border-control bg-surface p-3 text-16"
      />
      <p id={`${id}-read`} aria-live="polite" className="text-13 text-muted">
        {t(isDigits(form) ? 'lottery.readDigits' : 'lottery.read', { lines: lines.length })}
        {unread.length > 0 && (
          <span className="text-bad"> {t('lottery.unread', { words: unread.slice(0, 5).join(', ') })}</span>
        )}
      </p>
    </div>
  )
}
