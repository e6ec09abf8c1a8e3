import { inPlaceOf, parseId, putParam, useAddressDialog, useLocation, useSearchParams } from '@touchline/ui/router';

/** The parameter in which the exercise stands that is being configured. */
export const CONFIGURE_PARAM = 'configure';
const ABOUT_PARAM = 'about';
/** All that the picker has in the address. */
export const PICKER_PARAMS: readonly string[] = [CONFIGURE_PARAM, ABOUT_PARAM];

/** What is open over the picker's list: each is a step for Back. */
interface PickerAddress {
  configureId: number | null;
  infoId: number | null;
  openInfo: (exerciseId: number) => void;
  closeInfo: () => void;
  /** Takes the place of the info, or of another exercise that is configured, where there is one. */
  configure: (exerciseId: number) => void;
  /** Back to the list. */
  cancel: () => void;
}

/** Keeps in the address what lies over the list of the exercise picker. Its filters and its page are the picker's own. */
export function usePickerAddress(): PickerAddress {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [info, configuring] = [useAddressDialog(ABOUT_PARAM), useAddressDialog(CONFIGURE_PARAM)];

  function configure(exerciseId: number): void {
    if (info.value === null && configuring.value === null) return configuring.open(String(exerciseId));
    const next = (now: URLSearchParams) =>
      putParam(putParam(now, ABOUT_PARAM, null, null), CONFIGURE_PARAM, exerciseId, null);
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
