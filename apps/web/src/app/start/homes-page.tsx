import Typography from '@mui/material/Typography'
import {
  HomeChoices,
  homeTexts,
  useHomeChoice,
  type State,
} from '../../widgets/user-state/index.ts'
import { FullPage } from './pages.tsx'

/** Before anything else: nobody lands in a brand that they did not choose. */
export default function HomesPage({ homes }: Pick<State, 'homes'>) {
  const { choose, isChoosing } = useHomeChoice()
  return (
    <FullPage
      title={homeTexts.title}
      actions={
        <HomeChoices
          homes={homes}
          isChoosing={isChoosing}
          onChoose={(homeKey) => void choose(homeKey)}
        />
      }
    >
      <Typography>{homeTexts.why}</Typography>
    </FullPage>
  )
}
