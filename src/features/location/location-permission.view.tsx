import { useWords } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = { open: boolean; onRetry: () => void; onClose: () => void }

/** Opens when the browser does not say where the customer is (docs/spec.md §2, §8). */
export const LocationPermissionView = ({ open, onRetry, onClose }: Props) => {
  const words = useWords().location.permission
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={words.title()}
      description={words.note()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.close()}
          </Button>
          <Button onClick={onRetry}>{words.retry()}</Button>
        </>
      }
    />
  )
}
