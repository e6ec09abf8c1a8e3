import { inPlaceOf, parseId, putParam, useAddressDialog, useLocation, useSearchParams } from '@touchline/ui/router';
import { VIDEO_PARAM } from './video/video-param.js';

/** The address parameter with the exercise that is being configured. */
export const CONFIGURE_PARAM = 'configure';
const ABOUT_PARAM = 'about';
/** All address parameters of the picker. */
export const PICKER_PARAMS: readonly string[] = [CONFIGURE_PARAM, ABOUT_PARAM, VIDEO_PARAM];

/** The dialogs over the picker's list; each is a step for Back. */
interface PickerAddress {
  configureId: number | null;
  infoId: number | null;
  openInfo: (exerciseId: number) => void;
  closeInfo: () => void;
  /** Replaces the info, or another exercise that is being configured, so that Back does not return to it. */
  configure: (exerciseId: number) => void;
  /** Back to the list. */
  cancel: () => void;
}

/** Keeps the dialogs over the picker's list in the address. Filters and page stay in the picker's state. */
export function usePickerAddress(): PickerAddress {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [info, configuring] = [useAddressDialog(ABOUT_PARAM), useAddressDialog(CONFIGURE_PARAM)];

  function configure(exerciseId: number): void {
    if (info.value === null && configuring.value === null) return configuring.open(String(exerciseId));
    const next = (params: URLSearchParams) =>
      putParam(putParam(params, ABOUT_PARAM, null, null), CONFIGURE_PARAM, exerciseId, null);
    setParams(
      next,
      info.value === null
        ? { replace: true }
        : { replace: true, state: inPlaceOf(state, ABOUT_PARAM, CONFIGURE_PARAM) },
    );
  }
  return {
    configureId: parseId(configuring.value),
    infoId: parseId(info.value),
    openInfo: (exerciseId) => info.open(String(exerciseId)),
    closeInfo: info.close,
    configure,
    cancel: configuring.close,
  };
}
