import type { BaseTranslation } from '../../i18n-types.ts'

const en_prescriptions = {
  way: {
    title: 'Order with a prescription',
    note: 'Send a picture. The pharmacist tells you the price first.',
  },
  title: 'Prescription',
  neededFor: 'Needed for {items:string}.',
  hint: 'Add up to 3 clear pictures that show the whole page. Only the pharmacy sees them.',
  add: 'Choose pictures',
  takePhoto: 'Take a photo',
  list: 'Pictures of your prescription',
  picture: 'Picture {number:number} of your prescription',
  remove: 'Remove picture {number:number}',
  added: '{count:number} of {{most:?? picture|?? pictures}} added',
  uploading: 'Uploading…',
  waiting: 'Waiting to upload…',
  retry: 'Upload {name:string} again',
  dismiss: 'Remove {name:string}',
  tooMany: 'Maximum 3 images can be send at a time.',
  copies: 'Left out, because you chose the same picture twice: {names:string}.',
  notPictures: 'Choose a picture: jpg, png, gif or webp.',
  tooLarge: 'This picture is too large. Choose a smaller one.',
  unread: "We couldn't load your pictures.",
  order: {
    choose: 'Choose a pharmacy',
    chooseNote: 'The pharmacist reads your prescription and tells you the price.',
    none: 'No pharmacy takes prescriptions here',
    noneNote: 'Try another location.',
    notTaken: "This pharmacy doesn't take prescriptions online",
    notTakenNote: 'Choose another pharmacy for your prescription.',
    another: 'Choose another pharmacy',
  },
} satisfies BaseTranslation

export default en_prescriptions
