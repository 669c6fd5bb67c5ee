import { englishOf } from '#texts/words.ts'
import type { payments, paymentsOffice } from '../contract.ts'
import { receipt } from './receipt-en.ts'

export const en = englishOf<typeof payments & typeof paymentsOffice>()({
  ...receipt,
  'money.notKnown':
    'We didn’t get a response, so this may not have gone through. Try again: it won’t be done twice.',
  'processors.title': 'Processor keys',
  'processors.lead':
    'The secret keys that each brand shares with a payment processor. Keys are encrypted and can’t be viewed again. After a change, the previous key stays valid for 2 days.',
  'processors.of': '{processor}, {brand}',
  'processors.inForce': 'Active',
  'processors.retires': 'Until {at}',
  'processors.mark': 'Key {mark}',
  'processors.since': 'since {at}',
  'processors.none': 'No key yet',
  'processors.sandbox': 'The demo key also works here. It never works in production.',
  'processors.change': 'Replace key',
  'processors.changeTitle': 'Replace key for {processor}, {brand}',
  'processors.changeText':
    'Enter the same key at the processor. Callbacks signed with the previous key are accepted for 2 more days.',
  'processors.secret': 'Secret',
  'processors.secretHint':
    'As shown by the processor, 24 characters or more. Keys starting with “whsec_” are supported.',
  'processors.reason': 'Reason',
  'processors.save': 'Activate key',
  'processors.saved': 'Key activated',
  'processors.endOld': 'Revoke old keys',
  'processors.endTitle': 'Revoke the old keys of {processor}, {brand}?',
  'processors.endText':
    'Callbacks signed with the old keys are rejected from now on. The processor sends them again with the new key, or the system requests their status.',
  'processors.ended': 'Old keys revoked',
  'processors.addresses': 'Allowed callback IPs',
  'processors.everywhere': 'any, signature only',
  'processors.setAddresses': 'Edit IPs',
  'processors.addressesTitle': 'Callback IPs of {processor} for {brand}',
  'processors.addressesText':
    'One IP address or network per line, for example 203.0.113.0/24. Leave empty to allow any. The signature is always checked.',
  'processors.addressesSave': 'Save IPs',
  'processors.addressesSaved': 'IPs saved',
  'processors.test': 'Test connection',
  'processors.test.unknownOrder': 'Connected: the key works ({ms} ms)',
  'processors.test.anOrder': 'Unexpected response: it returned an order that doesn’t exist',
  'processors.test.keyRefused': 'Key rejected by the processor',
  'processors.test.silent': 'No response from the processor',
  'paymentsOffice.record.reference': 'Reference',
  'paymentsOffice.record.at': 'Time',
  'paymentsOffice.record.brand': 'Brand',
  'paymentsOffice.record.anyBrand': 'All brands',
  'paymentsOffice.record.amount': 'Amount',
  'paymentsOffice.record.newest': 'Newest',
  'paymentsOffice.record.more': 'Show older',
  'refusal.payments.unknownProcessor': 'No payment processor with that name is connected.',
  'refusal.payments.notProved': 'The signature isn’t valid ({why}).',
  'refusal.payments.notUnderstood': 'This message isn’t about a payment.',
  'refusal.payments.unknownOrder': 'We can’t find an order with that reference.',
  'refusal.payments.keyKnown': 'This key is already in use. Create a new one at the processor.',
  'refusal.payments.addressInvalid': '“{address}” isn’t a valid IP address or network.',
})
