import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { BuilderStep } from '@marquee/rules/builder'
import { builderReasons } from '@marquee/rules/builder'
import { useState } from 'react'
import { Link } from 'react-router'
import { StateMark } from '../../../ui/panes/index.ts'
import { useBuilder } from './builder.ts'
import { useStepName } from './use-step-name.ts'
import { texts } from './texts.ts'

/** Every step with its state and, where it must wait, why. A narrow screen shows them when asked. */
export function StepRail() {
  const { flow, place } = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const at = flow.steps.findIndex((step) => step.place === place)
  return (
    <Box component="nav" aria-label={texts.steps}>
      <Button
        fullWidth
        variant="outlined"
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' }, justifyContent: 'space-between' }}
      >
        {texts.stepOf(at + 1, flow.steps.length)}
      </Button>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          gap: 0.5,
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
        }}
      >
        {flow.steps.map((step) => (
          <Box
            component="li"
            key={step.place}
            sx={{ pl: step.stepKey === null || !flow.isMultiStep ? 0 : 3 }}
          >
            <Entry step={step} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Entry({ step }: { step: BuilderStep }) {
  const { place, pathTo } = useBuilder()
  const name = useStepName(step)
  const isCurrent = step.place === place
  const state = isCurrent ? texts.current : stateOf(step)
  return (
    <ButtonBase
      component={Link}
      to={pathTo(step.place)}
      aria-current={isCurrent ? 'step' : undefined}
      sx={[
        {
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 2,
          width: 1,
          px: 3,
          py: 2,
          borderRadius: 1,
          textAlign: 'left',
          typography: 'body1',
          '&:hover': { bgcolor: 'background.sunken' },
        },
        isCurrent && { bgcolor: 'background.sunken', fontWeight: 'fontWeightBold' },
      ]}
    >
      <StateMark state={step.isDone ? 'complete' : 'todo'} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {state}
        </Typography>
      </Box>
    </ButtonBase>
  )
}

function stateOf({ isDone, blocked }: BuilderStep): string {
  if (blocked !== null) return builderReasons[blocked]
  return isDone ? texts.done : texts.todo
}
