import { Search } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Chapter, Shelf, Stand } from './stand.tsx'

const methods = [
  { value: 'hosted', title: 'Payment page', text: 'Card or wallet', foot: ['No fee', 'instant'] },
  { value: 'bank', title: 'Bank transfer', text: 'With proof of transfer', foot: ['No fee', 'about 10 min'] },
  { value: 'closed', title: 'Voucher', text: 'Not available', foot: ['1.00%', ''], disabled: true },
] as const
const banks = [
  { value: 'vcb', label: 'Vietcombank' },
  { value: 'acb', label: 'ACB' },
]

export function Forms() {
  const [amount, setAmount] = useState('2000000')
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('hosted')
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <Chapter id="forms" title="Forms">
      <Shelf>
        <TextField label="Username" hint="4 to 16 letters and digits" placeholder="mai1990" />
        <TextField label="Username" defaultValue="a!" error="Enter 4 to 16 letters and digits." />
        <TextField label="Search" start={<Search size={18} />} optional aside="12 results" />
        <TextField label="Off" defaultValue="Can’t be changed" disabled />
        <PasswordField label="Password" purpose="current" defaultValue="jade-demo-pass" />
        <SelectField label="Bank" options={banks} placeholder="Choose your bank" defaultValue="" />
        <TextArea label="Comment" hint="Up to 140 characters" />
        <div>
          <Checkbox label="I am 21 or over and accept the Terms and Conditions." defaultChecked />
          <Checkbox label="Not yet" error="Confirm this to continue." />
          <Checkbox label="Off" disabled />
          <Switch label="Show me in winners lists" hint="We mask your name" defaultChecked />
          <Switch label="Sound" />
        </div>
        <Stand name="radio cards: chosen, plain, off" wide>
          <div className="w-full">
            <RadioCards
              legend="Method"
              aside="Last used: Payment page"
              options={methods.map(({ foot, ...rest }) => ({ ...rest, foot: [foot[0], foot[1]] }))}
              value={method}
              onChange={setMethod}
            />
          </div>
        </Stand>
        <MoneyField
          label="Amount"
          aside="100,000 – 300,000,000"
          currency="VND"
          value={amount}
          onChange={setAmount}
          presets={['200000', '500000', '2000000', '5000000']}
        />
        <MoneyField
          label="Amount"
          currency="USD"
          value="7"
          onChange={() => undefined}
          error="The minimum deposit is $10.00. Enter a higher amount."
        />
        <FileDrop label="Proof of transfer" files={files} onChange={setFiles} atMost={2} />
        <FileDrop
          label="Proof of transfer"
          files={[]}
          onChange={() => undefined}
          error="Choose an image first."
        />
      </Shelf>
    </Chapter>
  )
}
