/*
 * Replaces @emotion/styled in tests of components. jsdom has no layout and no media queries, so tests cannot observe the
 * product's styles, but computing them, with two extra elements around each styled one, takes a third of the time of a
 * large screen's tests. Tag, `as`, props, ref and the component's own class names are passed on as Emotion does. The
 * browser stories test how the product looks.
 */
const { createElement, forwardRef } = require('react');
const isPropValid = require('@emotion/is-prop-valid').default;

const isHtmlTag = (tag) => typeof tag === 'string' && tag[0] === tag[0].toLowerCase();
const forwardsToComponent = (name) => name !== 'theme';
const defaultForwarding = (tag) => (isHtmlTag(tag) ? isPropValid : forwardsToComponent);

/** A styled component around another one forwards only the props that both forward, as Emotion does. */
function forwardingOf(tag, { shouldForwardProp } = {}) {
  const inner = tag.__emotion_forwardProp;
  if (inner && shouldForwardProp) return (name) => inner(name) && shouldForwardProp(name);
  return shouldForwardProp ?? inner;
}

module.exports = function styled(tag, options) {
  const baseTag = tag.__emotion_base ?? tag;
  const given = forwardingOf(tag, options);
  const forwards = given ?? defaultForwarding(baseTag);
  const takesAs = !forwards('as');

  return () => {
    const Styled = forwardRef((props, ref) => {
      const finalTag = (takesAs && props.as) || baseTag;
      const isForwarded = takesAs && given === undefined ? defaultForwarding(finalTag) : forwards;
      const passed = {};
      for (const name in props) if (!(takesAs && name === 'as') && isForwarded(name)) passed[name] = props[name];
      if (props.className != null) passed.className = props.className;
      if (ref) passed.ref = ref;
      return createElement(finalTag, passed);
    });
    return Object.assign(Styled, {
      defaultProps: tag.defaultProps,
      __emotion_real: Styled,
      __emotion_base: baseTag,
      __emotion_styles: [],
      __emotion_forwardProp: given,
    });
  };
};
