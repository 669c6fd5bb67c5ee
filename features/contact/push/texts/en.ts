import { englishOf } from '#texts/words.ts'
import type { push } from '../contract.ts'

export const en = englishOf<typeof push>()({
  'refusal.push.unknownService':
    'Pushes go only to the services of known browsers; this address is none of them.',
  'refusal.push.keysInvalid': 'The browser’s keys cannot be used. Please switch pushes off and on again.',
  'refusal.push.unknownDevice': 'This device is not pushed to any more.',

  'push.hello': '{brand} can reach you here',
  'push.helloText': 'Pushes work on this device.',

  'push.devices': 'Devices that are pushed to',
  'push.none': 'No device yet. Pushes reach you though the site is closed.',
  'push.here': 'Push to this device',
  'push.hereHint': 'The browser asks once. On an iPhone install the site on the home screen first.',
  'push.unsupported': 'This browser takes no pushes.',
  'push.denied': 'This browser does not let us push. Allow notifications for this site in its settings.',
  'push.failed': 'The browser could not reach its push service. Please try again later.',
  'push.thisDevice': 'this device',
  'push.remove': 'Stop pushes to {device}',
  'push.try': 'Try it',
  'push.tried': 'A push is on its way.',
  'push.since': 'since {when}',
})
