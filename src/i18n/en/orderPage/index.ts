import type { BaseTranslation } from '../../i18n-types.ts'

const en_orderPage = {
  copy: 'Copy the order ID',
  copied: 'Copied',
  actions: 'What you can do now',
  review: 'Rate and review',
  placedAt: 'Placed {time:string}',
  plannedFor: 'Planned for {time:string}',
  delivery: {
    title: 'Delivery',
    titleCollect: 'Collecting your order',
    titleParcel: 'Parcel',
    store: 'Store',
    sender: 'Collect from',
    receiver: 'Deliver to',
    collector: 'Collected by',
    house: 'House {house:string}',
    floor: 'Floor {floor:string}',
    note: 'Order note',
    instruction: 'Delivery instructions',
    unavailable: 'If an item is unavailable',
    cutlery: 'Cutlery',
    withCutlery: 'Please add cutlery',
  },
  pictures: {
    title: 'Pictures',
    prescription: 'Prescription, picture {number:number}',
    enlarge: 'Enlarge: {name:string}',
    transfer: 'Proof of the transfer',
    refund: 'Refund request, picture {number:number}',
    failed: "We couldn't load the pictures of your prescription.",
  },
  contact: {
    title: 'Need help?',
    note: 'Keep the order ID at hand.',
    store: 'The store',
    support: 'Customer support',
    chatWith: 'Chat with {name:string}',
    callName: 'Call {name:string}',
    writeTo: 'Email {name:string}',
  },
} satisfies BaseTranslation

export default en_orderPage
