import { Calculator } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Checked } from './checked.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const COMMANDS = [
  'npm run verify -- lottery.json tickets.txt',
  'python3 tools/verify/fairhouse_verify.py lottery.json tickets.txt',
]

/** Recomputes a lottery draw on the visitor's device, checks its ticket file, and finds the member's own bet in it. */
export function RecordPage() {
  const { t } = useTexts()
  const { id } = usePlace().search
  const form = useForm({ defaultValues: { id: id ?? '' }, reValidateMode: 'onSubmit' })
  const isId = (typed: string) => ID.test(typed.trim()) || t('draws.recordIdBad')
  return (
    <div className="grid max-w-180 gap-5">
      <header className="grid gap-2">
        <h1 className="text-28">{t('lotteryFair.title')}</h1>
        <p className="text-muted">{t('lotteryFair.lead')}</p>
      </header>
      <section className="panel grid gap-4 p-5 md:p-6">
        <form
          className="grid gap-3"
          onSubmit={form.onSubmit(
            (given) =>
              void navigate({
                to: '/lotteryRecord',
                search: { id: given.id.trim().toLowerCase() },
                replace: true,
              }),
          )}
        >
          <TextField
            label={t('lotteryFair.id')}
            hint={t('lotteryFair.idHint')}
            {...form.field('id', { validate: isId })}
            autoComplete="off"
            className="code"
            placeholder="0199a1b2-…"
          />
          <Button type="submit" look="primary" icon={Calculator} wide>
            {t('lotteryFair.verify')}
          </Button>
        </form>
        {id && ID.test(id) && <Checked key={id} id={id} />}
        <div className="border-t border-hair pt-4 text-12 text-faint">
          <p className="font-medium text-muted">{t('fair.offline')}</p>
          <p className="mb-2">{t('lotteryFair.offline')}</p>
          <div className="grid gap-2">
            {COMMANDS.map((command) => (
              <Copyable key={command} text={command} what={t('fair.offline')} boxed />
            ))}
          </div>
        </div>
      </section>
    </div>
  )
}
